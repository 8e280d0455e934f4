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
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
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
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3Z" />
    </Mark>
  )
}

export function LinkedIn(props: MarkProps) {
  return (
    <Mark {...props}>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M8 11v6M8 7.5v.01M12 17v-6M12 13.5a2.5 2.5 0 0 1 5 0V17" />
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
