// Replaces `createLucideIcon` in every build (astro/one-path-icons.vite.ts). A page has a hundred icons, and those of
// lucide-react repeat ten attributes and have up to seven elements each.

import { createElement, type SVGProps } from 'react'
import type { IconType } from './icon'
import { type IconNode, joinShapes } from './one-path'

type IconData = { name: string; size: number; node: IconNode }

/** Creates an icon that is styled by the class of `Icon`. */
// biome-ignore lint/style/noDefaultExport: the modules of lucide-react import a default export
export default function createIcon({ size, node }: IconData): IconType {
  const shapes = joinShapes(node).map(([name, attributes]) => createElement(name, attributes))
  // `Icon` passes the stroke width to icons with their own markup; here the class sets it.
  return ({ strokeWidth: _, ...props }: SVGProps<SVGSVGElement>) =>
    createElement('svg', { viewBox: `0 0 ${size} ${size}`, ...props }, shapes)
}
