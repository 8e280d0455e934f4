import type { ResponsiveImage } from './image'

/** Returns a tiny image whose alternative text identifies it in tests. */
export function sampleImage(alt: string): ResponsiveImage {
  const src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><title>${alt}</title></svg>`
  return { src: encodeURI(src), avif: '', jpeg: '', width: 4, height: 3, alt, focal: { x: 50, y: 50 }, square: null }
}
