import sharp from 'sharp'
import { renderSVG } from 'uqr'

const WIDTH = 600

/** Returns a QR code as PNG with a quiet border, because mail programs do not show SVG. */
export const qrPng = (text: string): Promise<Buffer> =>
  sharp(Buffer.from(renderSVG(text, { ecc: 'M', border: 4 })))
    .resize({ width: WIDTH, kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
