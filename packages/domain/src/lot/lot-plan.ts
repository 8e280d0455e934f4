// In the SVG of a site plan, every lot is a polygon with an id, such as `<polygon id="lot-c-07" points="…"/>`. Other
// elements (sea, streets, trees) are background.

import * as z from 'zod'
import type { Localized } from '../language/localized.schema'
import type { Lot } from './lot.schema'

export const planShape = z.object({ id: z.string(), points: z.string() })
export type PlanShape = z.infer<typeof planShape>

/** Returns whether a polygon is a lot. A site plan may contain other polygons. */
export const isLotShape = (id: string | undefined): boolean => id?.startsWith('lot-') ?? false

const isOutline = (points: string) => /^\s*-?[\d.]+([\s,]+-?[\d.]+){5,}\s*$/.test(points)

type ShapedLot = Pick<Lot, 'code' | 'shape'>

/**
 * Checks that every lot has exactly one shape, that every shape has exactly one lot, and that the outlines are valid.
 */
export function planProblems(shapes: readonly PlanShape[], lots: readonly ShapedLot[]): Localized[] {
  const shapeIds = new Set(shapes.map(({ id }) => id))
  const codeByShape = new Map(lots.map(({ code, shape }) => [shape, code]))
  return [
    ...shapeProblems(shapes),
    ...duplicatesOf(lots.map(({ shape }) => shape)).map((id) => ({
      en: `two lots have the shape "${id}"`,
      es: `Dos lotes tienen la forma «${id}».`,
    })),
    ...lots
      .filter(({ shape }) => !shapeIds.has(shape))
      .map(({ code, shape }) => ({
        en: `the lot ${code} has no shape "${shape}" in the plan`,
        es: `El lote ${code} no tiene en el plano su forma «${shape}».`,
      })),
    ...shapes
      .filter(({ id }) => !codeByShape.has(id))
      .map(({ id }) => ({
        en: `the shape "${id}" of the plan is no lot`,
        es: `La forma «${id}» del plano no es de ningún lote.`,
      })),
  ]
}

/** Checks the shapes without comparing them with the lots. */
function shapeProblems(shapes: readonly PlanShape[]): Localized[] {
  return [
    ...duplicatesOf(shapes.map(({ id }) => id)).map((id) => ({
      en: `the plan draws "${id}" twice`,
      es: `El plano dibuja «${id}» dos veces.`,
    })),
    ...shapes
      .filter(({ points }) => !isOutline(points))
      .map(({ id }) => ({
        en: `the shape "${id}" has no outline of three corners or more`,
        es: `La forma «${id}» no tiene un contorno de tres esquinas o más.`,
      })),
  ]
}

const MAX_LISTED = 3

/**
 * Returns the error message of the upload field, or null if the site plan is valid. Before the lots are entered, only
 * the SVG is checked.
 */
export function planError(
  shapes: readonly PlanShape[] | null,
  lots: readonly ShapedLot[],
  language: keyof Localized,
): string | null {
  const problems = uploadProblems(shapes, lots).map((message) => message[language])
  if (problems.length === 0) return null
  const hiddenCount = problems.length - MAX_LISTED
  const hiddenNote = { es: `Y ${hiddenCount} más.`, en: `And ${hiddenCount} more.` }[language]
  const sentences = problems.slice(0, MAX_LISTED).map((text) => text.charAt(0).toUpperCase() + text.slice(1))
  return [
    ...sentences.map((text) => (text.endsWith('.') ? text : `${text}.`)),
    ...(hiddenCount > 0 ? [hiddenNote] : []),
  ].join(' ')
}

function uploadProblems(shapes: readonly PlanShape[] | null, lots: readonly ShapedLot[]): Localized[] {
  if (shapes === null) return [{ en: 'a plan must be an SVG', es: 'Un plano es un dibujo SVG.' }]
  if (shapes.length === 0)
    return [
      {
        en: 'the SVG has no lots: each must be a polygon whose id is its shape, such as lot-a-01',
        es: 'El dibujo no tiene ningún lote: cada uno es un polígono cuyo id es su forma, como lot-a-01.',
      },
    ]
  return lots.length === 0 ? shapeProblems(shapes) : planProblems(shapes, lots)
}

const duplicatesOf = (ids: string[]) => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
