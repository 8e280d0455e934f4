import type { Language } from '../../panel/language/language'
import type { PageArea } from '../../panel/navigation/arrange-pages'
import { Box } from '../../panel/parts/box'
import { startMessages } from '../messages'

export function PagesBlock({ areas, language }: { areas: PageArea[]; language: Language }) {
  const messages = startMessages[language]
  return (
    <Box id="pages" light={messages.pages} bold={messages.pagesBold} width="full">
      <ul className="start-pages">
        {areas.flatMap(({ links }) =>
          links.map(({ page, label, href }) => (
            <li key={page}>
              <a href={href}>{label}</a>
            </li>
          )),
        )}
      </ul>
    </Box>
  )
}
