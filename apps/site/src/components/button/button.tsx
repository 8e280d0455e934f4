import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconType } from '@/components/icon/icon'
import styles from './button.module.css'

type Look = 'accent' | 'line' | 'ink'
type ButtonLook = { look?: Look; block?: boolean; icon?: IconType; iconFirst?: boolean }

const buttonClasses = ({ look = 'accent', block = false }: ButtonLook, extra?: string) =>
  clsx(styles.button, look !== 'accent' && styles[look], block && styles.block, extra)

/** Renders a link that looks like a button. Use the default look, `accent`, only for the main CTA of a page. */
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
    <a className={buttonClasses({ look, block }, className)} {...rest}>
      <IconAndText icon={icon} iconFirst={iconFirst}>
        {children}
      </IconAndText>
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
    <button className={buttonClasses({ look, block }, className)} type="button" {...rest}>
      <IconAndText icon={icon} iconFirst={iconFirst}>
        {children}
      </IconAndText>
    </button>
  )
}

function IconAndText({ icon, iconFirst, children }: Pick<ButtonLook, 'icon' | 'iconFirst'> & { children: ReactNode }) {
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
      <IconAndText icon={icon} iconFirst={iconFirst}>
        {children}
      </IconAndText>
    </a>
  )
}

/** Renders a button that looks like a link. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button className={clsx(styles.link, className)} type="button" {...rest} />
}

type IconButtonProps = { icon: IconType; label: string; round?: boolean }

/** Renders a button with only an icon. `label` is its accessible name, and `round` adds a ring. */
export function IconButton({
  icon,
  label,
  round = false,
  className,
  ...rest
}: IconButtonProps & ComponentProps<'button'>) {
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

export function IconLink({
  icon,
  label,
  href,
  className,
  ...rest
}: Omit<IconButtonProps, 'round'> & ComponentProps<'a'>) {
  return (
    <a href={href} className={clsx(styles.round, className)} aria-label={label} {...rest}>
      <Icon icon={icon} />
    </a>
  )
}
