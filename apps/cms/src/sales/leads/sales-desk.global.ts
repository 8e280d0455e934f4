import type { GlobalConfig } from 'payload'
import { list } from '../../panel/fields/groups'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { validateLanguageCode, validateTemplateBody, validateTemplateName } from './validate-approved-template'

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
    list(
      'approvedTemplates',
      {
        es: 'Plantillas aprobadas de WhatsApp',
        en: 'Approved WhatsApp Templates',
        row: { es: 'Plantilla', en: 'Template' },
      },
      [
        {
          name: 'name',
          type: 'text',
          label: { es: 'Nombre en WhatsApp', en: 'Name at WhatsApp' },
          required: true,
          validate: validateTemplateName,
        },
        {
          name: 'language',
          type: 'text',
          label: { es: 'Código de idioma', en: 'Language Code' },
          required: true,
          defaultValue: 'es',
          validate: validateLanguageCode,
        },
        {
          name: 'body',
          type: 'textarea',
          label: { es: 'Texto', en: 'Body' },
          required: true,
          maxLength: 1024,
          validate: validateTemplateBody,
        },
        {
          name: 'isAdvertising',
          type: 'checkbox',
          label: { es: 'Es publicidad', en: 'It is advertising' },
          defaultValue: false,
          admin: {
            description: {
              es: 'Solo se podrá enviar a quienes aceptan publicidad por WhatsApp.',
              en: 'It can be sent only to people who accept advertising by WhatsApp.',
            },
          },
        },
      ],
      {
        description: {
          es: 'Tal como Meta las aprobó, con {{1}}, {{2}}… en lugar de los datos. Son lo único que se puede enviar cuando la persona no ha escrito en las últimas 24 horas.',
          en: 'Exactly as Meta approved them, with {{1}}, {{2}}… in place of the details. Nothing else can be sent when the person has not written in the last 24 hours.',
        },
      },
    ),
  ],
}
