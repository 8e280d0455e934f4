import type { Label } from '../labels'
import type { Role } from './roles'

export const roleNames: Record<Role, Label> = {
  admin: { es: 'Administrador', en: 'Admin' },
  manager: { es: 'Gerencia', en: 'Manager' },
  marketing: { es: 'Marketing', en: 'Marketing' },
  sales: { es: 'Ventas', en: 'Sales' },
  'customer-service': { es: 'Atención al cliente', en: 'Customer service' },
  privacy: { es: 'Encargado de datos personales', en: 'Privacy officer' },
}
