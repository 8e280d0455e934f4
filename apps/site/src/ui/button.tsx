import './button.css'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon'

type Look = 'accent' | 'line' | 'ink'
type ButtonLook = { look?: Look; block?: boolean; icon?: IconName; iconFirst?: boolean }

const classesOf = ({ look = 'accent', block = false }: ButtonLook, extra = '') =>
  ['btn', look !== 'accent' && `btn--${look}`, block && 'btn--block', extra].filter(Boolean).join(' ')

/** A link that acts: the lime one is the page's own action, one per view. */
export function ButtonLink({
  look,
  block,
  icon,
  iconFirst,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <a className={classesOf({ look, block }, className)} {...rest}>
      {icon && iconFirst && <Icon name={icon} />}
      {children}
      {icon && !iconFirst && <Icon name={icon} />}
    </a>
  )
}

export function Button({
  look,
  block,
  icon,
  iconFirst,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button className={classesOf({ look, block }, className)} type="button" {...rest}>
      {icon && iconFirst && <Icon name={icon} />}
      {children}
      {icon && !iconFirst && <Icon name={icon} />}
    </button>
  )
}

export function TextLink({ icon = 'arrow-right', children, ...rest }: { icon?: IconName } & ComponentProps<'a'>) {
  return (
    <a className="link" {...rest}>
      {children}
      <Icon name={icon} />
    </a>
  )
}

type IconButtonProps = { icon: IconName; label: string; round?: boolean } & ComponentProps<'button'>

/** A control that is only an icon; its name is always said. `round` draws the ring of the big arrows. */
export function IconButton({ icon, label, round = false, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      className={`${round ? 'round' : 'icon-btn'} ${className}`.trim()}
      type="button"
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
