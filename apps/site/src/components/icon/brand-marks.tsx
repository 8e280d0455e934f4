// Simplified logos of social networks, because lucide-react contains no brand logos.

import type { SVGProps } from 'react'

type MarkProps = SVGProps<SVGSVGElement>

function Mark(props: MarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  )
}

export function Facebook(props: MarkProps) {
  return (
    <Mark {...props}>
      <path d="M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V8.5A.5.5 0 0 1 14 8Z" />
    </Mark>
  )
}

export function Instagram(props: MarkProps) {
  return (
    <Mark {...props}>
      <path d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM17.2 6.8h.01" />
    </Mark>
  )
}

export function TikTok(props: MarkProps) {
  return (
    <Mark {...props}>
      <path d="M14 3v11.5a3.5 3.5 0 1 1-3.5-3.5M14 3c.3 3 2.2 4.8 5 5" />
    </Mark>
  )
}

export function YouTube(props: MarkProps) {
  return (
    <Mark {...props}>
      <path d="M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9l5 3-5 3Z" />
    </Mark>
  )
}

export function LinkedIn(props: MarkProps) {
  return (
    <Mark {...props}>
      <path d="M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3ZM8 11v6M8 7.5v.01M12 17v-6M12 13.5a2.5 2.5 0 0 1 5 0V17" />
    </Mark>
  )
}

export function WhatsApp(props: MarkProps) {
  return (
    <Mark {...props}>
      <path d="M3 21l1.6-4.8A9 9 0 1 1 8 19.5Z" />
      <path d="M9 9.5c0 3 2.5 5.5 5.5 5.5l1-1.6-2-1-1 .8a5 5 0 0 1-2.2-2.2l.8-1-1-2Z" />
    </Mark>
  )
}
