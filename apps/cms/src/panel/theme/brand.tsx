import { brand } from '@app/brand/brand'
import { Mark, onDark, onLight } from './mark'

const wordmark = (
  <span>
    {brand.wordmark.light}
    <b>{brand.wordmark.bold}</b>
  </span>
)

/** Renders the logo for light backgrounds. */
export function Logo() {
  return (
    <span className="brand">
      <Mark {...onLight} />
      {wordmark}
    </span>
  )
}

export function LogoOnDark() {
  return (
    <span className="brand">
      <Mark {...onDark} />
      {wordmark}
    </span>
  )
}

/** Renders the icon of the home link in the breadcrumbs. */
export function Icon() {
  return <Mark {...onLight} />
}
