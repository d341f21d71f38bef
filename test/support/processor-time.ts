/** Milliseconds that the processor has worked for this process, all threads. What else the machine does leaves it alone, unlike time. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
