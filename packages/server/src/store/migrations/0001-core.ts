// Organizations, projects, credentials, services, links, dependencies, and what status pages said.
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../database.ts';
import { columnTypes, key, required } from '../dialect/columns.ts';
import type { Schema } from '../dialect/columns.ts';

export function core(dialect: Dialect): Migration {
  const { serial } = columnTypes(dialect);
  return {
    async up(db: Schema) {
      await createTenants(db);
      await createServices(db);
      await createDependencies(db, serial);
      await createStatus(db, serial);
    },
  };
}

async function createTenants(db: Schema): Promise<void> {
  await db.schema.createTable('meta').addColumn('key', 'text', key).addColumn('value', 'text', required).execute();
  await db.schema
    .createTable('organizations')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', required)
    .execute();
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', key)
    .addColumn('organization_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('prefix', 'text', required)
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addColumn('last_used_at', 'bigint')
    .execute();
  await db.schema.createIndex('tokens_organization').on('tokens').column('organization_id').execute();
  await db.schema
    .createTable('projects')
    .addColumn('id', 'text', key)
    .addColumn('organization_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('slug', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('projects_slug', ['organization_id', 'slug'])
    .execute();
  await db.schema
    .createTable('sdk_keys')
    .addColumn('id', 'text', key)
    .addColumn('organization_id', 'text', required)
    .addColumn('project_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('prefix', 'text', required)
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('enabled', 'integer', required)
    .addColumn('allowed_origins', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.createIndex('sdk_keys_project').on('sdk_keys').column('project_id').execute();
}

async function createServices(db: Schema): Promise<void> {
  await db.schema
    .createTable('services')
    .addColumn('id', 'text', key)
    .addColumn('organization_id', 'text')
    .addColumn('slug', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('category', 'text', required)
    .addColumn('status_page_url', 'text')
    .addColumn('adapter', 'text')
    .addColumn('page', 'text', required)
    .addColumn('hosts', 'text', required)
    .addColumn('packages', 'text', required)
    .addColumn('current_status', 'text', required)
    .addColumn('raw_status', 'text')
    .addColumn('last_checked_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('retired_at', 'bigint')
    .execute();
  await db.schema.createIndex('services_slug').on('services').columns(['slug', 'organization_id']).execute();
  await db.schema.createIndex('services_organization').on('services').column('organization_id').execute();
  await db.schema
    .createTable('watches')
    .addColumn('organization_id', 'text', required)
    .addColumn('service_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('watches_key', ['organization_id', 'service_id'])
    .execute();
  await db.schema.createIndex('watches_service').on('watches').column('service_id').execute();
  await db.schema
    .createTable('links')
    .addColumn('organization_id', 'text', required)
    .addColumn('project_id', 'text', required)
    .addColumn('service_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('links_key', ['project_id', 'service_id', 'kind'])
    .execute();
  await db.schema.createIndex('links_service').on('links').columns(['service_id', 'organization_id']).execute();
  await db.schema.createIndex('links_organization').on('links').columns(['organization_id', 'service_id']).execute();
}

async function createDependencies(db: Schema, serial: ReturnType<typeof columnTypes>['serial']): Promise<void> {
  await db.schema
    .createTable('manifests')
    .addColumn('project_id', 'text', required)
    .addColumn('path', 'text', required)
    .addColumn('format', 'text')
    .addColumn('problems', 'text', required)
    .addColumn('dependencies', 'integer', required)
    .addColumn('uploaded_at', 'bigint', required)
    .addPrimaryKeyConstraint('manifests_key', ['project_id', 'path'])
    .execute();
  await db.schema
    .createTable('dependencies')
    .addColumn('id', serial)
    .addColumn('organization_id', 'text', required)
    .addColumn('project_id', 'text', required)
    .addColumn('manifest', 'text', required)
    .addColumn('ecosystem', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('requirement', 'text', required)
    .addColumn('resolved', 'text')
    .addColumn('scope', 'text', required)
    .addColumn('direct', 'integer')
    .addColumn('line', 'integer')
    .addColumn('sources', 'text', required)
    .addColumn('alias', 'text')
    .addColumn('locator', 'text')
    .addColumn('counts', 'integer', required)
    .execute();
  await db.schema.createIndex('dependencies_project').on('dependencies').column('project_id').execute();
  await db.schema
    .createIndex('dependencies_package')
    .on('dependencies')
    .columns(['organization_id', 'ecosystem', 'name'])
    .execute();
  await db.schema
    .createTable('package_links')
    .addColumn('organization_id', 'text', required)
    .addColumn('service_id', 'text', required)
    .addColumn('project_id', 'text', required)
    .addColumn('dependency_id', 'bigint', required)
    .addColumn('ecosystem', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('requirement', 'text', required)
    .addColumn('counts', 'integer', required)
    .addColumn('class', 'text', required)
    .addColumn('confidence', 'text', required)
    .addColumn('product', 'text')
    .execute();
  await db.schema
    .createIndex('package_links_service')
    .on('package_links')
    .columns(['service_id', 'organization_id', 'project_id'])
    .execute();
  await db.schema.createIndex('package_links_project').on('package_links').column('project_id').execute();
}

async function createStatus(db: Schema, serial: ReturnType<typeof columnTypes>['serial']): Promise<void> {
  await db.schema
    .createTable('components')
    .addColumn('id', 'text', key)
    .addColumn('service_id', 'text', required)
    .addColumn('external_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('group_name', 'text')
    .addColumn('region', 'text')
    .addColumn('position', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('raw_status', 'text')
    .addColumn('first_seen_at', 'bigint', required)
    .addColumn('changed_at', 'bigint', required)
    .addColumn('gone_at', 'bigint')
    .execute();
  await db.schema.createIndex('components_service').on('components').column('service_id').execute();
  await db.schema
    .createTable('incidents')
    .addColumn('id', 'text', key)
    .addColumn('service_id', 'text', required)
    .addColumn('external_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('impact', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('started_at', 'bigint', required)
    .addColumn('resolved_at', 'bigint')
    .addColumn('scheduled_for', 'bigint')
    .addColumn('scheduled_until', 'bigint')
    .addColumn('url', 'text')
    .addColumn('raw_status', 'text')
    .addColumn('raw_impact', 'text')
    .addColumn('first_seen_at', 'bigint', required)
    .addColumn('changed_at', 'bigint', required)
    .execute();
  await db.schema
    .createIndex('incidents_service')
    .on('incidents')
    .columns(['service_id', 'kind', 'resolved_at', 'started_at'])
    .execute();
  await db.schema
    .createIndex('incidents_open')
    .on('incidents')
    .columns(['kind', 'resolved_at', 'started_at desc', 'id'])
    .execute();
  await db.schema
    .createTable('incident_updates')
    .addColumn('id', 'text', key)
    .addColumn('incident_id', 'text', required)
    .addColumn('external_id', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('first_seen_at', 'bigint', required)
    .addColumn('gone_at', 'bigint')
    .execute();
  await db.schema.createIndex('incident_updates_incident').on('incident_updates').column('incident_id').execute();
  await db.schema
    .createTable('incident_components')
    .addColumn('incident_id', 'text', required)
    .addColumn('component_id', 'text', required)
    .addPrimaryKeyConstraint('incident_components_key', ['incident_id', 'component_id'])
    .execute();
  await db.schema
    .createTable('looks')
    .addColumn('id', serial)
    .addColumn('service_id', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('outcome', 'text', required)
    .addColumn('status', 'text')
    .addColumn('reason', 'text')
    .addColumn('http_status', 'integer')
    .addColumn('took_ms', 'integer', required)
    .execute();
  await db.schema.createIndex('looks_service').on('looks').columns(['service_id', 'at']).execute();
  await db.schema
    .createTable('polls')
    .addColumn('service_id', 'text', key)
    .addColumn('due_at', 'bigint', required)
    .addColumn('leased_until', 'bigint', required)
    .addColumn('failures', 'integer', required)
    .addColumn('validators', 'text', required)
    .execute();
  await db.schema.createIndex('polls_due').on('polls').column('due_at').execute();
}
