/** Spanish labels of the panorama viewer, whose built-in labels are in English. */
const spanishLabels = {
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

export function panoramaLabels(language: string): typeof spanishLabels | undefined {
  return language.startsWith('es') ? spanishLabels : undefined
}
