import { Car, KeyRound, Tag } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon, type IconType } from '@/components/icon/icon'
import { type StatusPill, StatusPills } from './status-pills'

const drawingIn = (markup: string) => markup.match(/<svg.*<\/svg>/)?.[0] ?? null
const drawing = (icon: IconType) => drawingIn(renderToStaticMarkup(<Icon icon={icon} />))

const pill = (status: StatusPill['status']) =>
  renderToStaticMarkup(<StatusPills pills={[{ status, label: 'En venta' }]} />)

test.each<[StatusPill['status'], string, IconType]>([
  ['pre-sale', 'a tag', Tag],
  ['in-progress', 'a car', Car],
  ['delivered', 'a key', KeyRound],
])('shows %s with %s before its label', (status, _name, icon) => {
  expect(drawingIn(pill(status))).toBe(drawing(icon))
  expect(pill(status)).toMatch(/<\/svg>En venta<\/span>$/)
})

test('shows only a label for a sold-out project', () => {
  expect(drawingIn(pill('sold-out'))).toBeNull()
})
