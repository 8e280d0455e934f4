/** Loads a style sheet on demand. An import would link it on every page that might need it. */
export function loadStylesheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => reject(new Error(`The styles ${href} did not load.`)), { once: true })
    document.head.append(link)
  })
}
