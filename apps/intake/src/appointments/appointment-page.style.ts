import { colors } from '@app/brand/colors'
import { fontFace, fontFamily } from '../pages/page-font'
import { headerStyle } from '../pages/page-header.style'

const MAX_SLOTS_PER_DAY = 48

// The ticket shows the chosen hour without a script: it contains every hour of the day, and all but one are hidden.
const chosenHour = Array.from(
  { length: MAX_SLOTS_PER_DAY },
  (_, slot) => `.cols:has(input[data-slot="${slot}"]:checked) .hour[data-slot="${slot}"]`,
).join(',')

export const style = `
${fontFace}
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; background: ${colors.stone}; color: ${colors.ink}; font: 1.0625rem/1.5 ${fontFamily}; font-variant-numeric: tabular-nums }
a { color: inherit; font-weight: 600; text-underline-offset: .25em }
:focus-visible { outline: 3px solid ${colors.ink}; outline-offset: 2px; box-shadow: 0 0 0 2px ${colors.accent} }
.sample { margin: 0; padding: .4375rem clamp(1rem, 4vw, 4rem); background: ${colors.surfaceSunk}; font-size: .875rem; line-height: 1.4 }
${headerStyle}.bar { max-width: 86rem; padding-inline: clamp(1rem, 4vw, 4rem) }
.wrap { max-width: 86rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 4rem) 5rem }
.crumbs { display: flex; flex-wrap: wrap; gap: .25rem .75rem; margin: 0; padding: 0; list-style: none; font-size: .9375rem }
.crumbs li + li::before { content: '›'; margin-right: .75rem }
.crumbs a { font-weight: 400 }
h1 { margin: .5rem 0 2rem; font-size: clamp(2.25rem, 1.2rem + 4vw, 4rem); font-weight: 300; line-height: 1.05; letter-spacing: -.035em }
h2 { margin: 0; font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem); font-weight: 300; line-height: 1.1; letter-spacing: -.025em }
h1 b, h2 b { font-weight: 700 }
.cols { display: grid; grid-template-columns: minmax(0, 1fr); gap: .625rem; margin: 0 }
.steps { display: grid; gap: .625rem; align-content: start; min-width: 0 }
.stone { padding: clamp(1.25rem, 3vw, 2rem); background: #fff; border-radius: 3px }
.done { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center }
.done svg { flex: none; width: 2.5rem; height: 2.5rem }
.done p { margin: 0; flex: 1 1 11rem }
.done b, .ticket dd { font-weight: 650 }
.done small { display: block; font-size: .9375rem }
.head { display: flex; flex-wrap: wrap; gap: .5rem 1rem; justify-content: space-between; align-items: center; margin-bottom: 1.25rem }
.head p { margin: 0; font-size: .9375rem }
.weeks { display: flex; gap: .5rem; align-items: center }
.weeks p::first-letter { text-transform: uppercase }
.round { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border: 1.5px solid ${colors.ink}; border-radius: 50%; font-size: 1.25rem; line-height: 1; text-decoration: none }
.days { display: grid; grid-template-columns: repeat(auto-fit, minmax(4.75rem, 1fr)); gap: .5rem; margin: 0 0 2rem; padding: 0; list-style: none }
.day { display: block; height: 100%; min-height: 7rem; padding: .75rem .875rem; background: ${colors.stone}; border-radius: 3px; font-size: .9375rem; font-weight: 400; text-decoration: none }
.day b { display: block; margin: .125rem 0; font-size: 2rem; font-weight: 400; line-height: 1.2 }
a.day:not([aria-current]):hover { background: ${colors.surfaceSunk} }
.day[aria-current] { background: ${colors.ink}; color: #fff }
.day[aria-current] b { font-weight: 700 }
.day strong { display: block; font-weight: 650 }
.day span { display: block }
.options { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: .5rem; margin: 0; padding: 0; list-style: none }
.options .day { min-height: 0 }
.others { margin: 1rem 0 0; font-size: .9375rem }
.shut { color: ${colors.muted}; background: repeating-linear-gradient(-45deg, ${colors.stone} 0 7px, #e6e0d7 7px 8px) }
.shut b { text-decoration: line-through }
.shut span { padding: 0 .25rem; background: #fff }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0 }
legend { padding: 0 }
fieldset .hint { margin: -.75rem 0 1.25rem }
fieldset .hint::first-letter { text-transform: uppercase }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1.25rem 2rem }
.parts h3 { margin: 0 0 .5rem; font-size: .9375rem; font-weight: 400 }
.times { display: flex; flex-wrap: wrap; gap: .5rem }
.time { position: relative }
.time input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer }
.time span, .gone { display: grid; place-items: center; align-content: center; min-width: 5.5rem; min-height: 3.25rem; padding: .25rem .75rem; border: 1.5px solid #83776a; border-radius: 2rem; font-weight: 600; line-height: 1.15 }
.time small, .gone small { font-weight: 400; font-size: .8125rem }
.time input:checked + span { background: ${colors.ink}; border-color: ${colors.ink}; color: #fff }
.time input:focus-visible + span { outline: 3px solid ${colors.ink}; outline-offset: 2px; box-shadow: 0 0 0 2px ${colors.accent} }
.time input:hover + span { border-color: ${colors.ink} }
.gone { border-color: transparent; background: ${colors.stone}; color: ${colors.muted}; font-weight: 400 }
.gone s { text-decoration: line-through }
.advice { margin: 1.5rem 0 0; padding: .875rem 1.125rem; background: ${colors.stone}; font-size: .9375rem }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1.125rem; margin-top: 1.25rem }
.wide { grid-column: 1 / -1 }
label { font-weight: 520; font-size: .9375rem }
.fields div > input, textarea { display: block; width: 100%; min-height: 3rem; margin-top: .375rem; padding: .625rem .875rem; border: 1.5px solid #83776a; border-radius: 3px; background: #fff; color: inherit; font: inherit }
[aria-invalid] { border-color: ${colors.danger}; box-shadow: inset 0 0 0 1px ${colors.danger} }
.hint, .wrong { margin: .25rem 0 0; font-size: .875rem; font-weight: 400 }
.wrong { color: ${colors.danger}; font-weight: 600 }
.tick { display: flex; gap: .75rem; align-items: flex-start; font-weight: 400 }
.tick input { flex: none; width: 1.5rem; height: 1.5rem; min-height: 0; margin: 0; accent-color: ${colors.ink} }
.trap { position: absolute; left: -100rem }
.ticket { align-self: start; overflow: hidden; background: ${colors.ink}; color: #fff; border-radius: 3px }
.ticket > div { padding: clamp(1.25rem, 3vw, 2rem) }
.ticket h2 { margin-bottom: 1rem }
dl { margin: 0 }
.ticket dl div { padding: .75rem 0; border-top: 1px solid #515b7c }
dt { font-size: .9375rem }
dd { margin: 0 }
dd.date::first-letter, .big::first-letter { text-transform: uppercase }
.hour { display: none }
${chosenHour} { display: inline }
.ticket .act { padding-top: 0 }
.ticket .act button { background: ${colors.accent}; color: ${colors.ink} }
.act p { margin: 1rem 0 0; font-size: .9375rem }
button, .button { display: inline-flex; justify-content: center; align-items: center; min-height: 3rem; padding: .625rem 1.75rem; border: 0; border-radius: 2rem; background: ${colors.ink}; color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
.act button, .act .button { width: 100% }
.plain { background: none; color: inherit; box-shadow: inset 0 0 0 1.5px ${colors.ink} }
.notice { margin-bottom: .625rem; padding: 1.25rem clamp(1.25rem, 3vw, 2rem); background: #fff; border-left: 6px solid ${colors.danger} }
.notice h2 { font-size: 1.25rem; font-weight: 700; letter-spacing: -.01em }
.notice p { margin: .25rem 0 .75rem }
.notice ul { margin: .5rem 0 0; padding-left: 1.2rem }
.good { border-left-color: ${colors.accent} }
.good p { margin: 0 }
.offers { display: flex; flex-wrap: wrap; gap: .5rem }
.offers .button { min-height: 2.75rem; padding: .25rem 1.25rem }
.card { max-width: 38rem; overflow: hidden; margin-bottom: 2.5rem; background: ${colors.ink}; color: #fff; border-radius: 3px }
.card > div { padding: clamp(1.5rem, 4vw, 2.5rem) }
.card .act { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; padding-top: 1rem; background: ${colors.accent}; color: ${colors.ink} }
.card .act .button { width: auto }
.card .act p { margin: 0; flex: 1 12rem }
.card h1 { margin: .75rem 0 1.5rem; text-wrap: balance }
.day-and-time { display: block }
.state { margin: 0; color: ${colors.accent}; font-weight: 600 }
.code { margin: 0; font-size: 1.5rem; font-weight: 700; letter-spacing: .02em }
.card p:has(+ .code) { margin: 0; font-size: .9375rem }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1.5rem 2rem }
.facts > div { padding-top: 1rem; border-top: 1px solid #83776a }
.facts dt { margin-bottom: .375rem }
.facts dd { font-weight: 600 }
.map { display: inline-block; margin-right: 1.25rem; padding: .5rem 0 }
.facts dd p { margin: .5rem 0 0; font-weight: 400; font-size: .9375rem }
details { margin-top: .75rem }
summary { width: fit-content; min-height: 2.75rem; padding: .5rem 0; font-weight: 600; text-decoration: underline; text-underline-offset: .25em; cursor: pointer }
@media (min-width: 68rem) {
  .cols { grid-template-columns: minmax(0, 1fr) 25.5rem }
  .ticket { position: sticky; top: 1rem }
  .booked { display: grid; grid-template-columns: minmax(0, 38rem) minmax(0, 1fr); gap: 4rem; align-items: start }
  .booked .facts { grid-template-columns: minmax(0, 1fr) }
}
`
