export { decideFreePlan, decideJob, decidePerson, grantPackageTo } from '#server/capabilities/derived/office/decisions'
