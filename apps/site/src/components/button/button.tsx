import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconType } from '@/components/icon/icon'
import styles from './button.module.css'

type Look = 'accent' | 'line' | 'ink'
type ButtonLook = { look?: Look; block?: boolean; icon?: IconType; iconFirst?: boolean }

const classesOf = ({ look = 'accent', block = false }: ButtonLook, extra?: string) =>
  clsx(styles.button, look !== 'accent' && styles[look], block && styles.block, extra)

/** A link that looks like a button. Use the accent look for the main action only, once per view. */
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
      <WithIcon icon={icon} iconFirst={iconFirst}>
        {children}
      </WithIcon>
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
      <WithIcon icon={icon} iconFirst={iconFirst}>
        {children}
      </WithIcon>
    </button>
  )
}

function WithIcon({ icon, iconFirst, children }: Pick<ButtonLook, 'icon' | 'iconFirst'> & { children: ReactNode }) {
  if (!icon) return children
  return (
    <>
      {iconFirst && <Icon icon={icon} />}
      {children}
      {!iconFirst && <Icon icon={icon} />}
    </>
  )
}

export function TextLink({
  icon = ArrowRight,
  iconFirst,
  className,
  children,
  ...rest
}: Pick<ButtonLook, 'icon' | 'iconFirst'> & ComponentProps<'a'>) {
  return (
    <a className={clsx(styles.link, !iconFirst && styles.trailing, className)} {...rest}>
      <WithIcon icon={icon} iconFirst={iconFirst}>
        {children}
      </WithIcon>
    </a>
  )
}

/** A button that looks like a link, for small changes on the page. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button className={clsx(styles.link, className)} type="button" {...rest} />
}

type IconOnly = { icon: IconType; label: string; round?: boolean }

/** A button with only an icon; `label` is its accessible name. `round` adds the ring of the large arrows. */
export function IconButton({ icon, label, round = false, className, ...rest }: IconOnly & ComponentProps<'button'>) {
  return (
    <button
      className={clsx(round ? styles.round : styles.iconButton, className)}
      type="button"
      aria-label={label}
      {...rest}
    >
      <Icon icon={icon} />
    </button>
  )
}

export function IconLink({ icon, label, href, className, ...rest }: Omit<IconOnly, 'round'> & ComponentProps<'a'>) {
  return (
    <a href={href} className={clsx(styles.round, className)} aria-label={label} {...rest}>
      <Icon icon={icon} />
    </a>
  )
}
