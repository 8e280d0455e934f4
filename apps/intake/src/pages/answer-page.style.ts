import { colors } from '@app/brand/colors'
import { fontFace, fontFamily } from './page-font'
import { headerStyle } from './page-header.style'

export const style = `
${fontFace}
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; background: ${colors.stone}; color: ${colors.ink}; font: 1.0625rem/1.55 ${fontFamily}; font-variant-numeric: tabular-nums }
a { color: inherit; font-weight: 600; text-underline-offset: .25em }
:focus-visible { outline: 3px solid ${colors.ink}; outline-offset: 2px; box-shadow: 0 0 0 2px ${colors.accent} }
${headerStyle}.bar, main { max-width: 46rem; padding-inline: 1rem }
main { margin: clamp(0rem, 4vh, 3rem) auto 0; padding-bottom: 4rem }
h1 { margin: 0 0 1.25rem; font-size: clamp(2rem, 1.5rem + 2vw, 2.75rem); line-height: 1.08; letter-spacing: -.03em; text-wrap: balance }
p { margin: 0 0 1rem; text-wrap: pretty }
ul { margin: 1rem 0; padding-left: 1.2rem }
.card { overflow: hidden; background: ${colors.ink}; color: #fff; border-radius: 3px }
.card > div { padding: clamp(1.5rem, 5vw, 2.5rem) }
.card > div:first-child { padding-bottom: 1.25rem }
.code { margin: 1.5rem 0 .5rem; font-size: clamp(1.25rem, 6.4vw, 2.25rem); font-weight: 700; line-height: 1.1; letter-spacing: -.01em; white-space: nowrap }
.card > .next { padding-block: 1rem 1.5rem; background: ${colors.accent}; color: ${colors.ink} }
.next { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center }
.button { display: inline-flex; justify-content: center; align-items: center; min-height: 3rem; padding: .625rem 1.75rem; border-radius: 2rem; background: ${colors.ink}; color: #fff; text-decoration: none }
.next a:not(.button) { padding-block: .625rem }
.stone { padding: clamp(1.5rem, 5vw, 2.5rem); background: #fff; border-radius: 3px }
.card + .stone { margin-top: .625rem }
.stone > :first-child { margin-top: 0 }
.stone > :last-child { margin-bottom: 0 }
.letter { margin: 1.5rem 0; padding: 1.25rem 1.5rem; background: ${colors.stone}; overflow-wrap: anywhere }
.letter h2 { margin: 0 0 .75rem; font-size: 1.0625rem }
.letter p { margin: 0; white-space: pre-wrap }
.facts { margin: 0 0 1.5rem; padding: 0 }
.facts div { padding: 1rem 0 }
.facts div + div { border-top: 1px solid ${colors.line} }
.card + .stone .facts:first-child div:first-child { padding-top: 0 }
.card + .stone .facts:last-child div:last-child { padding-bottom: 0 }
.facts dt { color: ${colors.muted}; font-size: .9375rem }
.facts dd { margin: 0; font-weight: 600; font-size: 1.1875rem; line-height: 1.3; overflow-wrap: anywhere }
.facts dd small { display: block; margin-top: .15rem; font-weight: 400; font-size: .9375rem }
.choices { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0 }
.choices form { margin: 0 }
button { min-height: 3rem; padding: .5rem 1.5rem; border: 2px solid ${colors.ink}; border-radius: 1.5rem; background: none; color: ${colors.ink}; font: 600 1.0625rem/1.3 ${fontFamily}; cursor: pointer }
.choices form:first-child:not(:only-child) button { background: ${colors.ink}; color: #fff }
@media print {
  .next { display: none }
  .card { border: 1px solid; color: ${colors.ink}; background: none }
}
`
