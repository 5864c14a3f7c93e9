/**
 * Settings of the embedded server: one small machine that it shares with the application.
 * @param disposable true only for throw-away clusters: a power cut may lose them, and tests run faster
 * @param others what goes before the settings here
 */
export function serverSettings(disposable: boolean, others: Readonly<Record<string, string>> = {}): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '128MB',
    work_mem: '16MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '1GB',
    random_page_cost: '1.1',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '512MB',
    min_wal_size: '64MB',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    io_method: 'sync',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(disposable ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
    ...others,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
