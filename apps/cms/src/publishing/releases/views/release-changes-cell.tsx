'use client'

import type { ReleaseChange } from '@sillar/domain/release/release'
import type { DefaultCellComponentProps } from 'payload'

const NAMED = 3

/** In the list of releases: the records that a release was for. */
export function ReleaseChangesCell({ rowData }: DefaultCellComponentProps) {
  const changes = (rowData?.changes ?? []) as ReleaseChange[]
  const titles = changes.slice(0, NAMED).map(({ title }) => title)
  const rest = changes.length - titles.length
  return <span>{titles.join(', ') + (rest > 0 ? ` +${rest}` : '')}</span>
}
