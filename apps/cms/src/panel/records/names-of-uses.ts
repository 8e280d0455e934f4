import type { Payload } from 'payload'

/** A record or a global that uses another record. */
export type Use = { kind: 'collection' | 'global'; slug: string; id: string; title: string }
export type NamedUse = { name: string; href: string }

/** Returns names such as "Proyecto: Santorini", with their URLs. */
export function namesOfUses({ config, collections, globals }: Payload, uses: Use[], language: string): NamedUse[] {
  const { admin } = config.routes
  return uses.map(({ kind, slug, id, title }) => {
    if (kind === 'global') {
      const label = globals.config.find((global) => global.slug === slug)?.label
      return { name: localizedLabel(label, language), href: `${admin}/globals/${slug}` }
    }
    const kindName = localizedLabel(collections[slug as keyof typeof collections]?.config.labels.singular, language)
    return { name: title ? `${kindName}: ${title}` : kindName, href: `${admin}/collections/${slug}/${id}` }
  })
}

function localizedLabel(label: unknown, language: string): string {
  if (typeof label === 'string') return label
  const texts = (label ?? {}) as Record<string, string>
  return texts[language] ?? texts.es ?? ''
}
