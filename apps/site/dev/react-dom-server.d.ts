// What tests use of it; the rest of the library's types would be one more package.
declare module 'react-dom/server' {
  import type { ReactNode } from 'react'

  export function renderToStaticMarkup(node: ReactNode): string
}
