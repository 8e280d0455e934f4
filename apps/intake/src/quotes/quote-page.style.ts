import { colors } from '@app/brand/colors'
import { fontFace, fontFamily } from '../pages/page-font'

export const style = `
${fontFace}
@page { size: A4; margin: 14mm }
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; background: ${colors.surfaceSunk}; color: ${colors.ink}; font: .875rem/1.45 ${fontFamily}; font-variant-numeric: tabular-nums }
main { max-width: 50rem; margin: 1.5rem auto 3rem; padding: 0 1rem }
.verdict { margin-bottom: 1.25rem; padding: 1.25rem 1.5rem; background: ${colors.ink}; color: #fff; border-top: 6px solid ${colors.accent} }
.over { border-top-color: ${colors.danger} }
.verdict h2 { margin: 0 0 .25rem; font-size: 1.25rem; line-height: 1.2 }
.verdict p { margin: .25rem 0 }
article { margin-bottom: 1.25rem; padding: 2.75rem 4rem; background: #fff }
header { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; align-items: end; padding-bottom: 1.25rem; border-bottom: 2px solid }
header p { margin: 0 }
.brand { font-size: 1.5rem; font-weight: 700; letter-spacing: -.02em; line-height: 1.1 }
.number { color: ${colors.inkSoft}; text-align: right }
.number b { display: block; color: ${colors.ink}; font-size: 1.25rem }
h1 { margin: 1.5rem 0 1rem; font-size: 2.25rem; font-weight: 300; line-height: 1.05; letter-spacing: -.03em }
h1 b { font-weight: 700 }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.125rem }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .75rem 1.25rem; margin: 0; padding: 1rem 0; border-block: 1px solid ${colors.surfaceLine} }
dt { color: ${colors.inkSoft} }
dd { margin: 0; font-weight: 600 }
table { width: 100%; border-collapse: collapse }
th, td { padding: .4rem 0; border-top: 1px solid ${colors.surfaceLine}; text-align: right; font-weight: 400; vertical-align: top }
th:first-child, td:first-child, .years td:nth-child(2), .years th:nth-child(2), .schedule td:nth-child(2), .schedule th:nth-child(2) { text-align: left }
th:first-child, td:first-child { padding-right: 1.25rem }
thead th { border: 0; color: ${colors.inkSoft} }
.sum { margin-top: 1rem }
.sum td { padding-left: 1.25rem; font-size: 1rem; font-weight: 600; white-space: nowrap }
.sum .total :is(th, td) { padding-top: .75rem; border-top: 2px solid; font-size: 1.25rem; font-weight: 700 }
.years tbody th { font-weight: 700 }
.years td:nth-child(2) { white-space: nowrap }
table span { display: inline-block; min-width: 7.5rem; white-space: nowrap }
.fine, footer { color: ${colors.inkSoft}; font-size: .8125rem }
footer { margin-top: 1rem }
footer p { margin: .25rem 0 }
.code { margin-top: 1.5rem; padding: 1rem 1.25rem; background: ${colors.surface} }
.code p { margin: 0; color: ${colors.inkSoft} }
.code b { font-size: 1.375rem; letter-spacing: .02em }
a { color: inherit; font-weight: 600; text-underline-offset: .2em }
a:focus-visible { outline: 3px solid ${colors.accent}; outline-offset: 3px }
@media (max-width: 40rem) {
  article { padding: 1.75rem 1.25rem }
  h1 { font-size: 1.875rem }
  .number { text-align: left }
  .sum thead { display: none }
  .sum tr { display: grid; grid-template-columns: 1fr 1fr; border-top: 1px solid ${colors.surfaceLine}; padding: .5rem 0 }
  .sum tbody tr:first-child { border-top: 0 }
  .sum th, .sum td, .sum .total :is(th, td) { border: 0; padding: 0; text-align: left }
  .sum th { grid-column: 1 / -1; color: ${colors.inkSoft} }
  .sum .total :is(th, td) { font-size: 1.0625rem; color: ${colors.ink} }
  table span { display: block; min-width: 0 }
  .years :is(td, th) + td, .schedule td + td { padding-left: .625rem; font-size: .8125rem }
  .years td:nth-child(2), .schedule td:nth-child(2) { padding-left: 0 }
  .years td:nth-child(2) { white-space: normal }
  .years :is(th, td):first-child { padding-right: .625rem }
}
@media print {
  body { background: none; font-size: 9.5pt }
  main { max-width: none; margin: 0; padding: 0 }
  .verdict { display: none }
  article { margin: 0; padding: 0; break-after: page }
  article:last-child { break-after: auto }
  .schedule td, .schedule th { padding: .25mm 0; font-size: 8pt; line-height: 1.15 }
  .schedule h2 { margin-top: 0 }
  .code { print-color-adjust: exact }
}
`
