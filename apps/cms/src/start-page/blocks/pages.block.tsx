import type { Language } from '../../panel/language/language'
import type { ArrangedRoom } from '../../panel/navigation/arrange-pages'
import { RoomDrawing } from '../../panel/navigation/page-icons'
import { Box } from '../../panel/parts/box'
import { words } from '../messages'

/** For whom the start page has nothing to tell yet: the way to their rooms. */
export function RoomsBlock({ rooms, language }: { rooms: ArrangedRoom[]; language: Language }) {
  const say = words[language]
  return (
    <Box id="rooms" light={say.rooms} bold={say.roomsBold} width="full">
      <ul className="rooms">
        {rooms.flatMap(({ links }) =>
          links.map(({ slug, label, href, icon }) => (
            <li key={slug}>
              <a href={href}>
                <RoomDrawing name={icon} />
                {label}
              </a>
            </li>
          )),
        )}
      </ul>
    </Box>
  )
}
