import { brand } from '@app/brand/brand'
import { colors } from '@app/brand/colors'
import sharp from 'sharp'

const SIZE = 512
/** Phones cut the corners of an icon, so the mark fills only its middle. */
const MARK_SIZE = 288

/** Renders the icon of the installed panel. It is a PNG, because iPhones do not show SVG icons. */
export async function renderPanelIcon(): Promise<Buffer> {
  const { viewBox, paths } = brand.mark
  const shapes = paths
    .map(({ d, tone }) => `<path d="${d}" fill="${tone === 'ink' ? colors.white : colors.accent}"/>`)
    .join('')
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${MARK_SIZE}" height="${MARK_SIZE}">${shapes}</svg>`
  return sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: colors.ink } })
    .composite([{ input: Buffer.from(mark), gravity: 'centre' }])
    .png()
    .toBuffer()
}
