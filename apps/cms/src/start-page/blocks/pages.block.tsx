import type { Language } from '../../panel/language/language'
import type { PageGroup } from '../../panel/navigation/arrange-pages'
import { PageIcon } from '../../panel/navigation/page-icons'
import { Box } from '../../panel/parts/box'
import { startMessages } from '../messages'

export function PagesBlock({ groups, language }: { groups: PageGroup[]; language: Language }) {
  const messages = startMessages[language]
  return (
    <Box id="pages" light={messages.pages} bold={messages.pagesBold} width="full">
      <ul className="start-pages">
        {groups.flatMap(({ links }) =>
          links.map(({ slug, label, href, icon }) => (
            <li key={slug}>
              <a href={href}>
                <PageIcon name={icon} />
                {label}
              </a>
            </li>
          )),
        )}
      </ul>
    </Box>
  )
}
