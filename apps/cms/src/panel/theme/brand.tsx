import { Mark, onDark, onLight } from './mark'

const name = (
  <span>
    Sillar &amp; <b>Mar</b>
  </span>
)

/** On the login and wherever Payload shows a logo. */
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

/** The way home in the path above a page. */
export function Icon() {
  return <Mark {...onLight} />
}
