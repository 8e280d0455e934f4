/** Colours of pages and mails that are written per request, where the site's stylesheet is not loaded. */
export const colors = {
  navy: '#1c284c',
  lime: '#cbf000',
  white: '#ffffff',
  inkSoft: '#4a5370',
  danger: '#b3261e',
  sillar100: '#f4f0ea',
  sillar200: '#e9e2d9',
  sillar300: '#d8cec2',
  stone: '#f4f1ec',
  line: '#ddd8cf',
  muted: '#5c6480',
} as const
