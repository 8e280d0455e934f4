'use client'

import type { ReleaseChange } from '@app/domain/release/release'
import type { DefaultCellComponentProps } from 'payload'

const MAX_TITLES = 3

export function ReleaseChangesCell({ rowData }: DefaultCellComponentProps) {
  const changes = (rowData?.changes ?? []) as ReleaseChange[]
  const titles = changes.slice(0, MAX_TITLES).map(({ title }) => title)
  const remainingCount = changes.length - titles.length
  return <span>{titles.join(', ') + (remainingCount > 0 ? ` +${remainingCount}` : '')}</span>
}
