import { brand } from '@app/brand/brand'
import { Mark, onDark, onLight } from './mark'

const name = (
  <span>
    {brand.wordmark.light}
    <b>{brand.wordmark.bold}</b>
  </span>
)

/** The logo on the login page and wherever Payload shows one. */
export function Logo() {
  return (
    <span className="brand">
      <Mark {...onLight} />
      {name}
    </span>
  )
}

export function LogoOnDark() {
  return (
    <span className="brand">
      <Mark {...onDark} />
      {name}
    </span>
  )
}

/** The home link of the breadcrumbs. */
export function Icon() {
  return <Mark {...onLight} />
}
