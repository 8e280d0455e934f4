import { lotStates, orientations } from '@app/domain/lot/lot.schema'
import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

// These collections have no labels, because the panel does not show them.

/**
 * The lots and apartments for sale. They have no edit form, because every state change must be recorded in
 * `lot-events`.
 */
export const lots: CollectionConfig = {
  slug: 'lots',
  admin: { useAsTitle: 'key', group: menuGroups.content },
  defaultSort: 'key',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'project', type: 'relationship', relationTo: 'projects', required: true },
    { name: 'code', type: 'text', required: true },
    { name: 'block', type: 'text', required: true },
    { name: 'areaM2', type: 'number', required: true },
    // An apartment has a unit type instead of a frontage and a depth, and its block is its floor.
    { name: 'frontageM', type: 'number' },
    { name: 'depthM', type: 'number' },
    { name: 'unitType', type: 'text' },
    { name: 'orientation', type: 'select', required: true, enumName: 'lot_orientation', options: [...orientations] },
    { name: 'listPriceCents', type: 'number', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'free',
      enumName: 'lot_state',
      options: [...lotStates],
    },
    { name: 'heldUntil', type: 'date' },
    // The lead of the person who holds the lot. Erasing the person clears it. The public site never reads it.
    { name: 'heldFor', type: 'relationship', relationTo: 'leads' },
    { name: 'stateSince', type: 'date' },
    { name: 'stateBy', type: 'text', custom: { ofThePanel: true } },
    { name: 'shape', type: 'text', required: true },
    { name: 'isDemo', type: 'checkbox', defaultValue: false },
  ],
}

/** The history of lot states. Rows are only added. */
export const lotEvents: CollectionConfig = {
  slug: 'lot-events',
  admin: { useAsTitle: 'to', group: menuGroups.content },
  defaultSort: '-createdAt',
  fields: [
    { name: 'lot', type: 'relationship', relationTo: 'lots', required: true },
    { name: 'from', type: 'select', enumName: 'lot_state_before', options: [...lotStates] },
    { name: 'to', type: 'select', required: true, enumName: 'lot_state_after', options: [...lotStates] },
    { name: 'heldUntil', type: 'date' },
    // Empty if a hold expired by itself.
    { name: 'by', type: 'text' },
  ],
}
