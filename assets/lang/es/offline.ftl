### El juego guardado en el dispositivo.

version-new = Hay lista una versión nueva del juego. Las partidas en curso se conservan.
version-take = Iniciarla
version-later = Más tarde
