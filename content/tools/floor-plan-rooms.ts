// Rooms of the apartments in metres, with y down and the facade at the bottom. They are invented; the real floor plans
// will replace them.

export type RoomKind = 'living' | 'kitchen' | 'hall' | 'corridor' | 'bedroom' | 'bathroom' | 'laundry' | 'study'
export type Room = { kind: RoomKind; x: number; y: number; width: number; depth: number }
/**
 * A door, with the direction of its wall and the side to which the leaf swings, or an opening without a leaf (`swing`
 * is 0).
 */
export type Door = { x: number; y: number; width: number; along: 'x' | 'y'; swing: 1 | -1 | 0 }
export type FloorPlan = {
  name: string
  project: 'O2' | 'Killa'
  bedrooms: number
  width: number
  depth: number
  rooms: Room[]
  doors: Door[]
  /** The part of the facade with the balcony. */
  balcony: { x: number; width: number; depth: number }
}

const room = (kind: RoomKind, x: number, y: number, width: number, depth: number): Room => ({
  kind,
  x,
  y,
  width,
  depth,
})
const door = (x: number, y: number, along: Door['along'], swing: Door['swing'], width = 0.8): Door => ({
  x,
  y,
  width,
  along,
  swing,
})
const opening = (x: number, y: number, along: Door['along'], width: number): Door => door(x, y, along, 0, width)

export const floorPlans: FloorPlan[] = [
  {
    name: 'o2-1',
    project: 'O2',
    bedrooms: 1,
    width: 8,
    depth: 6,
    rooms: [
      room('kitchen', 0, 0, 2.8, 2.4),
      room('hall', 2.8, 0, 1.8, 2.4),
      room('bathroom', 4.6, 0, 2, 2.4),
      room('laundry', 6.6, 0, 1.4, 2.4),
      room('living', 0, 2.4, 4.6, 3.6),
      room('bedroom', 4.6, 2.4, 3.4, 3.6),
    ],
    doors: [
      door(3.2, 0, 'x', 1, 0.9),
      opening(0.7, 2.4, 'x', 1.9),
      opening(3, 2.4, 'x', 1.4),
      door(4.6, 0.8, 'y', 1, 0.75),
      door(4.6, 2.7, 'y', 1),
      door(6.9, 2.4, 'x', -1, 0.75),
    ],
    balcony: { x: 0.2, width: 4.4, depth: 1.2 },
  },
  {
    name: 'o2-2',
    project: 'O2',
    bedrooms: 2,
    width: 10,
    depth: 7.2,
    rooms: [
      room('kitchen', 0, 0, 3, 3),
      room('hall', 3, 0, 1.4, 3),
      room('bathroom', 4.4, 0, 2.2, 1.9),
      room('bathroom', 6.6, 0, 2.2, 1.9),
      room('corridor', 4.4, 1.9, 4.4, 1.1),
      room('laundry', 8.8, 0, 1.2, 3),
      room('living', 0, 3, 4.4, 4.2),
      room('bedroom', 4.4, 3, 3, 4.2),
      room('bedroom', 7.4, 3, 2.6, 4.2),
    ],
    doors: [
      door(3.25, 0, 'x', 1, 0.9),
      opening(0.7, 3, 'x', 2),
      opening(3.1, 3, 'x', 1.2),
      opening(4.4, 2, 'y', 0.9),
      door(5.3, 1.9, 'x', -1, 0.75),
      door(7.4, 1.9, 'x', -1, 0.75),
      door(5.6, 3, 'x', 1),
      door(7.7, 3, 'x', 1),
      door(8.8, 2.1, 'y', 1, 0.75),
    ],
    balcony: { x: 0.2, width: 4.2, depth: 1.3 },
  },
  {
    name: 'o2-3',
    project: 'O2',
    bedrooms: 3,
    width: 10.4,
    depth: 7.5,
    rooms: [
      room('kitchen', 0, 0, 2.8, 3.2),
      room('hall', 2.8, 0, 1.4, 3.2),
      room('bathroom', 4.2, 0, 1.7, 2.1),
      room('bathroom', 5.9, 0, 1.7, 2.1),
      room('corridor', 4.2, 2.1, 3.4, 1.1),
      room('bedroom', 7.6, 0, 2.8, 3.2),
      room('living', 0, 3.2, 4.2, 4.3),
      room('bedroom', 4.2, 3.2, 3.2, 4.3),
      room('bedroom', 7.4, 3.2, 3, 4.3),
    ],
    doors: [
      door(3.05, 0, 'x', 1, 0.9),
      opening(0.6, 3.2, 'x', 1.9),
      opening(2.9, 3.2, 'x', 1.2),
      opening(4.2, 2.2, 'y', 0.9),
      door(4.7, 2.1, 'x', -1, 0.75),
      door(6.4, 2.1, 'x', -1, 0.75),
      door(7.6, 2.2, 'y', 1),
      door(5.6, 3.2, 'x', 1),
      door(7.5, 3.2, 'x', 1, 0.75),
    ],
    balcony: { x: 0.2, width: 4, depth: 1.2 },
  },
  {
    name: 'killa-2',
    project: 'Killa',
    bedrooms: 2,
    width: 9.6,
    depth: 6.25,
    rooms: [
      room('kitchen', 0, 0, 2.8, 2.6),
      room('hall', 2.8, 0, 1.6, 2.6),
      room('bathroom', 4.4, 0, 2.2, 1.5),
      room('laundry', 6.6, 0, 1.6, 1.5),
      room('corridor', 4.4, 1.5, 3.8, 1.1),
      room('study', 8.2, 0, 1.4, 2.6),
      room('living', 0, 2.6, 4.4, 3.65),
      room('bedroom', 4.4, 2.6, 2.8, 3.65),
      room('bedroom', 7.2, 2.6, 2.4, 3.65),
    ],
    doors: [
      door(3.1, 0, 'x', 1, 0.9),
      opening(0.7, 2.6, 'x', 1.8),
      opening(2.9, 2.6, 'x', 1.3),
      opening(4.4, 1.6, 'y', 0.9),
      door(4.9, 1.5, 'x', -1, 0.7),
      door(7, 1.5, 'x', -1, 0.7),
      door(8.2, 1.7, 'y', 1, 0.75),
      door(5.6, 2.6, 'x', 1),
      door(7.3, 2.6, 'x', 1),
    ],
    balcony: { x: 0.2, width: 2.6, depth: 0.9 },
  },
  {
    name: 'killa-3',
    project: 'Killa',
    bedrooms: 3,
    width: 10.5,
    depth: 8,
    rooms: [
      room('kitchen', 0, 0, 3.1, 3.2),
      room('hall', 3.1, 0, 1.4, 3.2),
      room('bathroom', 4.5, 0, 1.9, 2),
      room('bathroom', 6.4, 0, 1.6, 2),
      room('corridor', 4.5, 2, 3.5, 1.2),
      room('bedroom', 8, 0, 2.5, 3.2),
      room('living', 0, 3.2, 4.5, 4.8),
      room('bedroom', 4.5, 3.2, 3.2, 4.8),
      room('bedroom', 7.7, 3.2, 2.8, 4.8),
    ],
    doors: [
      door(3.35, 0, 'x', 1, 0.9),
      opening(0.8, 3.2, 'x', 2),
      opening(3.2, 3.2, 'x', 1.2),
      opening(4.5, 2.1, 'y', 1),
      door(5.1, 2, 'x', -1, 0.75),
      door(6.8, 2, 'x', -1, 0.7),
      door(8, 2.2, 'y', 1),
      door(5.8, 3.2, 'x', 1),
      door(7.8, 3.2, 'x', 1, 0.75),
    ],
    balcony: { x: 0.2, width: 2.8, depth: 0.9 },
  },
]
