import type { ArrangedRoom } from '../../navigation/arrange-rooms'
import { RoomDrawing } from '../../navigation/room-icons'
import { Box } from '../box'
import { type Language, words } from '../words'

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
