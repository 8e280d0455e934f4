import type pg from 'pg'

type ManyLeads = { leads: number; owner: string }

/**
 * Inserts generated leads, one every five minutes into the past, with the work of the sales desk and a consent. A third
 * of them belong to `owner`. One transaction inserts all, so a running worker does not assign them.
 */
export async function insertManyLeads(db: Pick<pg.ClientBase, 'query'>, many: ManyLeads): Promise<void> {
  await db.query(statementOf(many))
}

const statementOf = ({ leads, owner }: ManyLeads) => `
  insert into leads (reference, idempotency_key, body_hash, kind, first_name, last_name, email, phone, project_slug, locale,
      utm_source, utm_campaign, landing_page, created_at)
    select 'SM-' || lpad(n::text, 7, '0'), 'key-' || n, 'x', (array['contact','contact','contact','appointment','waiting-list'])[1 + n % 5]::enum_leads_kind,
      (array['Rosa','María','Ana','Lucía','Juan','José','Luis','Carlos','Carmen','Daniel'])[1 + n % 10],
      (array['Quispe','Mamani','Núñez','Torres','Huamán','Fernández','Ríos'])[1 + n % 7] || ' ' || (array['Choque','Paredes','Flores'])[1 + n % 3],
      'persona.' || n || '@example.test', '+519' || lpad((87000000 + n)::text, 8, '0'),
      (array['santorini','santorini','mykonos','coral','zafiro','santorini','mykonos','coral'])[1 + n % 8], 'es',
      (array['facebook','google',null,'instagram'])[1 + n % 4], 'campana-' || n % 20, '/proyectos/' || n % 30,
      now() - (n || ' minutes')::interval * 5
    from generate_series(1, ${leads}) n;
  update leads set project_slug = 'killa' where reference like '%9999';
  insert into lead_work (lead_id, received_at, project, kind, source, state, owner_id, next_step, next_step_at, first_answer_at)
    select id, created_at, project_slug, kind::text::enum_lead_work_kind, utm_source, state::enum_lead_work_state,
      case when n % 3 = 0 then '${owner}'::uuid end, case when n % 50 = 0 then 'Llamar' end,
      case when n % 50 = 0 then created_at + interval '2 days' end,
      case when state <> 'new' then created_at + interval '40 minutes' end
    from (select *, right(reference, 7)::int as n,
        (array['contacted','lost','appointment','lost','contacted','reserved','lost','won','contacted','new'])[1 + (right(reference, 7)::int / 7) % 10] as state
      from leads) sent;
  insert into consents (reference, locale, purpose, version, granted, lead_id, created_at)
    select reference, 'es', 'marketing', '2026-01', right(reference, 1)::int < 3, id, created_at from leads;
  analyze;`
