/** Spanish labels for the viewer's buttons; it has English ones built in. They load with the viewer, not with the page. */
const spanish = {
  zoom: 'Acercamiento',
  zoomOut: 'Alejar',
  zoomIn: 'Acercar',
  moveUp: 'Mirar arriba',
  moveDown: 'Mirar abajo',
  moveLeft: 'Mirar a la izquierda',
  moveRight: 'Mirar a la derecha',
  description: 'Descripción',
  download: 'Descargar',
  fullscreen: 'Pantalla completa',
  loading: 'Cargando...',
  menu: 'Menú',
  close: 'Cerrar',
  twoFingers: 'Usa dos dedos para moverte',
  ctrlZoom: 'Usa Ctrl y la rueda para acercar la imagen',
  loadError: 'No pudimos cargar el recorrido. Intenta nuevamente.',
  webglError: 'Tu navegador no puede mostrar el recorrido.',
}

export function panoramaLabels(language: string): typeof spanish | undefined {
  return language.startsWith('es') ? spanish : undefined
}
