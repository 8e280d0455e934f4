import type { GlobalConfig } from 'payload'
import { list } from '../../panel/fields/groups'
import { menuGroups } from '../../panel/navigation/menu-groups'

/** The sales teams, whose members get the leads of a project in turn, and the message templates. */
export const salesDesk: GlobalConfig = {
  slug: 'sales-desk',
  label: { es: 'Mesa de ventas', en: 'Sales Desk' },
  admin: { group: menuGroups.settings },
  fields: [
    list(
      'teams',
      { es: 'Equipos', en: 'Teams', row: { es: 'Equipo', en: 'Team' } },
      [
        { name: 'project', type: 'relationship', label: { es: 'Proyecto', en: 'Project' }, relationTo: 'projects' },
        {
          name: 'members',
          type: 'relationship',
          label: { es: 'Personas', en: 'Members' },
          relationTo: 'users',
          hasMany: true,
          required: true,
        },
      ],
      {
        description: {
          es: 'Las consultas nuevas se reparten entre estas personas, por turnos. Sin proyecto: las de todos los demás.',
          en: 'New leads are assigned to these people in turn. Without a project: the leads of all other projects.',
        },
      },
    ),
    {
      name: 'messages',
      type: 'group',
      label: { es: 'Mensajes', en: 'Messages' },
      admin: {
        description: {
          es: 'En el idioma de la persona. {nombre}, {proyecto}, {asesor} y {codigo} se completan solos.',
          en: 'In the language of the person. {nombre}, {proyecto}, {asesor} and {codigo} are filled in.',
        },
      },
      fields: [
        { name: 'whatsApp', type: 'textarea', label: { es: 'WhatsApp', en: 'WhatsApp' }, localized: true },
        { name: 'mailSubject', type: 'text', label: { es: 'Asunto del correo', en: 'Mail Subject' }, localized: true },
        { name: 'mailBody', type: 'textarea', label: { es: 'Texto del correo', en: 'Mail Body' }, localized: true },
      ],
    },
  ],
}
