import { Car, KeyRound, Tag } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon, type IconType } from '@/components/icon/icon'
import { type StatusPill, StatusPills } from './status-pills'

const svgIn = (markup: string) => markup.match(/<svg.*<\/svg>/)?.[0] ?? null
const iconSvg = (icon: IconType) => svgIn(renderToStaticMarkup(<Icon icon={icon} />))

const renderPill = (status: StatusPill['status']) =>
  renderToStaticMarkup(<StatusPills pills={[{ status, label: 'En venta' }]} />)

test.each<[StatusPill['status'], string, IconType]>([
  ['pre-sale', 'a tag', Tag],
  ['in-progress', 'a car', Car],
  ['delivered', 'a key', KeyRound],
])('shows the status %s with the icon of %s', (status, _name, icon) => {
  expect(svgIn(renderPill(status))).toBe(iconSvg(icon))
  expect(renderPill(status)).toMatch(/<\/svg>En venta<\/span>$/)
})

test('shows no icon for a sold-out project', () => {
  expect(svgIn(renderPill('sold-out'))).toBeNull()
})
