import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textsFor } from '@/i18n/translator'
import { Terms, type TermsSection } from './terms'

const section = (icon: TermsSection['icon'], title: string): TermsSection => ({
  key: icon,
  title,
  icon,
  accordions: [{ key: `rule-${icon}`, title: `Regla de ${title}`, slot: 'rule0' }],
  campaigns: null,
})

test('lists every rule in the sidebar, with the icon of its section', () => {
  const page = renderToStaticMarkup(
    <Terms
      locale="es"
      texts={textsFor('es', 'terms', 'campaign')}
      sections={[section('scale', 'Términos generales'), section('gift', 'Promociones')]}
      builtAt="2026-11-16T00:00:00Z"
    />,
  )
  const entries = [...page.matchAll(/<a href="#rule-(\w+)">(<svg.*?<\/svg>)(.*?)<\/a>/g)]
  expect(entries.map(([, rule, , title]) => [rule, title])).toEqual([
    ['scale', 'Regla de Términos generales'],
    ['gift', 'Regla de Promociones'],
  ])
  expect(entries.map(([, , icon]) => icon?.match(/lucide-(\w+)/)?.[1])).toEqual(['scale', 'gift'])
})
