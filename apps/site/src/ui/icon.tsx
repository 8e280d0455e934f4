// Icons stand inline in the page and take the colour of the text. Never import this file in an island: the whole
// table would travel to the browser.

import { type IconName, iconMarkup } from './icon-markup'

export type { IconName }

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="i"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of our own table, known when the site is built
      dangerouslySetInnerHTML={{ __html: iconMarkup[name] }}
    />
  )
}
