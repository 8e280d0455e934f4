import './duo.css'
import type { ReactNode } from 'react'

type DuoProps = {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p'
  title: string
  titleBold: string
  /** Cards and forms keep the bold part on the line. */
  inline?: boolean
  small?: boolean
  id?: string
}

/** The signature heading: a light part and a bold part, same size, same colour. */
export function Duo({ as: Tag = 'h2', title, titleBold, inline = false, small = false, id }: DuoProps) {
  const classes = ['duo', inline && 'duo--inline', small && 'duo--sm'].filter(Boolean).join(' ')
  return (
    <Tag className={classes} id={id}>
      {title} <b>{titleBold}</b>
    </Tag>
  )
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className="lead">{children}</p>
}

export function Small({ children }: { children: ReactNode }) {
  return <p className="small">{children}</p>
}
