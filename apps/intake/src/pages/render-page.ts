import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Returns a whole page as HTML: for the visitor it is static, without the marks by which React would hydrate it. */
export const renderPage = (page: ReactElement): string => `<!doctype html>\n${renderToStaticMarkup(page)}\n`
