'use client'

import type { ReleaseChange } from '@app/domain/release/release'
import type { DefaultCellComponentProps } from 'payload'

const NAMED = 3

/** Lists the changed records of a release. */
export function ReleaseChangesCell({ rowData }: DefaultCellComponentProps) {
  const changes = (rowData?.changes ?? []) as ReleaseChange[]
  const titles = changes.slice(0, NAMED).map(({ title }) => title)
  const rest = changes.length - titles.length
  return <span>{titles.join(', ') + (rest > 0 ? ` +${rest}` : '')}</span>
}
