// The measuring function runs in the browser page.
/// <reference lib="dom" />
// `pnpm fonts:fallback <folder>`: measures our font against the fonts a device shows until it has loaded, and writes the
// rules that give those the same width and height. Without them text wraps differently at first, and the page jumps when
// the font arrives. The folder holds woff2 files with the metrics of the systems' own fonts; neither is a dependency:
// npm pack @fontsource/roboto @fontsource/arimo (Arimo has the widths of Arial).

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'

const repository = path.resolve(import.meta.dirname, '../..')
const ours = path.join(repository, 'packages/brand/fonts/geologica-sm-latin.woff2')
const output = path.join(repository, 'apps/site/src/styles/fallback-font.css')

type Face = {
  /** File in the folder, or the installed font that is measured. */
  from: { file: string } | { local: string }
  names: string[]
  /** Weights it stands in for, and those of our text among them. */
  range: string
  weights: number[]
}

const light = { range: '200 449', weights: [250, 340] }
const bold = { range: '450 800', weights: [600, 700] }

const families: { family: string; faces: Face[] }[] = [
  {
    family: 'Geologica as Roboto',
    faces: [
      { ...light, from: { file: 'roboto-latin-400-normal.woff2' }, names: ['Roboto', 'Roboto Regular'] },
      { ...bold, from: { file: 'roboto-latin-700-normal.woff2' }, names: ['Roboto Bold', 'Roboto-Bold'] },
    ],
  },
  {
    family: 'Geologica as Arial',
    faces: [
      { ...light, from: { file: 'arimo-latin-400-normal.woff2' }, names: ['Arial', 'Liberation Sans', 'Arimo'] },
      {
        ...bold,
        from: { file: 'arimo-latin-700-normal.woff2' },
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      },
    ],
  },
  {
    family: 'Geologica as DejaVu',
    faces: [
      { ...light, from: { local: 'DejaVu Sans' }, names: ['DejaVu Sans'] },
      { ...bold, from: { local: 'DejaVu Sans Bold' }, names: ['DejaVu Sans Bold'] },
    ],
  },
]

/** Words of the pages, in both languages: widths are compared over the letters that are really used. */
const sample =
  'Departamentos de Santorini Lotes en Punta de Bombón Cotiza tu lote con tus números Elige tu lote en el plano ' +
  'Apartments in Bahía Serena Choose your lot on the plan Get in touch with us Frequently asked questions 0123456789'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the font files.')

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
try {
  const page = await browser.newPage()
  const dataUrl = async (file: string) => `data:font/woff2;base64,${(await readFile(file)).toString('base64')}`
  await page.setContent('<canvas></canvas>')
  const measure = (src: string, weight: number) =>
    page.evaluate(
      async ({ src, weight, sample }) => {
        const face = new FontFace('measured', src, { weight: '100 900' })
        document.fonts.add(await face.load())
        const context = document.querySelector('canvas')?.getContext('2d')
        if (!context) throw new Error('no canvas')
        context.font = `${weight} 1000px measured`
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample)
        document.fonts.delete(face)
        return { width, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 }
      },
      { src, weight, sample },
    )
  const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`
  const rules: string[] = []
  for (const { family, faces } of families)
    for (const { from, names, range, weights } of faces) {
      const theirs = await measure(
        'file' in from ? `url(${await dataUrl(path.join(folder, from.file))})` : `local("${from.local}")`,
        400,
      )
      let ratio = 0
      for (const weight of weights) ratio += (await measure(`url(${await dataUrl(ours)})`, weight)).width / theirs.width
      ratio /= weights.length
      const { ascent, descent } = await measure(`url(${await dataUrl(ours)})`, 400)
      rules.push(`@font-face {
  font-family: "${family}";
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${range};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
}`)
    }
  await writeFile(output, `/* Written by \`pnpm fonts:fallback\`; the command says why. */\n${rules.join('\n')}\n`)
} finally {
  await browser.close()
}
