// The one function that unit tests use, to look at a component without a browser.
declare module 'react-dom/server' {
  export function renderToStaticMarkup(node: import('react').ReactNode): string
}
